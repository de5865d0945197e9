const indent = '  ';

/** The part of a keyboard event, React's or the browser's own, that an editor looks at. */
export type KeyPress = Readonly<{
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  currentTarget: HTMLTextAreaElement;
  preventDefault: () => void;
}>;

export type EditorKeys = Readonly<{
  press: (event: KeyPress) => void;
  /** Forgets that Escape was pressed. */ reset: () => void;
}>;

/** Gives an editor's keys: Tab indents, and after Escape it leaves the editor as Shift+Tab always does (WCAG 2.1.2). */
export function editorKeys(): EditorKeys {
  let isLeaving = false;
  const press = (event: KeyPress): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key === 'Escape') isLeaving = true;
    else if (key !== 'Tab') isLeaving = isLeaving && isModifier(key);
    else if (!isLeaving && !shiftKey && !ctrlKey && !altKey && !metaKey) {
      event.preventDefault();
      insertText(event.currentTarget, indent);
    }
  };
  return { press, reset: () => void (isLeaving = false) };
}

const isModifier = (key: string): boolean => key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';

function insertText(field: HTMLTextAreaElement, text: string): void {
  // Deprecated, but nothing else keeps the field's own undo history.
  if (field.ownerDocument.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
