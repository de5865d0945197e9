import { addScript, type ScriptSource } from './add-script';
import { onClick } from './on';

/** Opens a diagram large: the script that does is loaded at the first press. */
export function installDiagrams(script: ScriptSource): void {
  let loading: Promise<void> | undefined;
  onClick('.diagram-expand', (button) => {
    loading ??= addScript(script);
    loading.then(
      () => button.dispatchEvent(new Event('enlarge', { bubbles: true })),
      () => {
        // The next press asks again.
        loading = undefined;
        button.dispatchEvent(new Event('part-failed', { bubbles: true }));
      },
    );
  });
}
