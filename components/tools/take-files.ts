import { partOf } from './start-tool';
import type { ToolText } from './tool-text';

/** Gives files that are chosen or dropped to the text, also those that were chosen before the script was there. */
export function takeFiles(tool: HTMLElement, text: ToolText): void {
  const input = partOf<HTMLInputElement>(tool, 'input[type=file]');
  const take = async ({ files }: Readonly<{ files: FileList | null }>): Promise<void> => {
    if (!files?.length) return;
    const reading = [...files].map((file) => file.text());
    // The same file, chosen again after an edit, is a choice only where none is held.
    input.value = '';
    // A folder cannot be read.
    const texts = (await Promise.allSettled(reading)).flatMap((read) =>
      read.status === 'fulfilled' ? read.value : [],
    );
    if (texts.length > 0) text.enter(texts.map((each) => each.replace(/\n*$/, '\n')).join('---\n'));
  };
  input.addEventListener('change', () => void take(input));
  void take(input);
  tool.addEventListener('dragover', (event) => event.preventDefault());
  tool.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void take(event.dataTransfer);
  });
}
