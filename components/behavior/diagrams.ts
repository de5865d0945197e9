import { addScript, type ScriptSource } from './add-script';
import { onClick } from './on';

/** Enlarges a diagram at the press of its button; the first press loads the script for it. */
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
