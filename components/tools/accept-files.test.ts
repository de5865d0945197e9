// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { acceptFiles } from './accept-files';
import { createToolText } from './tool-text';

/** Drops files on a tool and returns the text that it then has. */
async function drop(...files: readonly Pick<File, 'text'>[]): Promise<string> {
  document.body.innerHTML = '<div><input type="file"><textarea id="tool-text">kind: Scan</textarea></div>';
  const tool = document.querySelector('div') as HTMLElement;
  const text = createToolText(tool);
  acceptFiles(tool, text);
  tool.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }));
  await new Promise((resolve) => setTimeout(resolve));
  return text.read();
}

const file = (content: string) => ({ text: () => Promise.resolve(content) });
const folder = { text: () => Promise.reject(new DOMException('A folder', 'NotFoundError')) };

it('takes each file that is dropped as a document', async () => {
  expect(await drop(file('a: 1'), file('b: 2\n\n'))).toBe('a: 1\n---\nb: 2\n');
});

it('skips folders, and keeps the text if nothing else is dropped', async () => {
  expect(await drop(folder, file('a: 1'))).toBe('a: 1\n');
  expect(await drop(folder)).toBe('kind: Scan');
});
