import { partOf } from './start-tool';
import type { ToolText } from './tool-text';

/** Enters chosen or dropped files into the text, including files chosen before the script ran. */
export function acceptFiles(tool: HTMLElement, text: ToolText): void {
  const input = partOf<HTMLInputElement>(tool, 'input[type=file]');
  const enterFiles = async ({ files }: Readonly<{ files: FileList | null }>): Promise<void> => {
    if (!files?.length) return;
    const reading = [...files].map((file) => file.text());
    // Emptied, because choosing the same file again after an edit would otherwise be no change.
    input.value = '';
    // A folder cannot be read.
    const texts = (await Promise.allSettled(reading)).flatMap((read) =>
      read.status === 'fulfilled' ? read.value : [],
    );
    if (texts.length > 0) text.enter(texts.map((each) => each.replace(/\n*$/, '\n')).join('---\n'));
  };
  input.addEventListener('change', () => void enterFiles(input));
  void enterFiles(input);
  tool.addEventListener('dragover', (event) => event.preventDefault());
  tool.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void enterFiles(event.dataTransfer);
  });
}
