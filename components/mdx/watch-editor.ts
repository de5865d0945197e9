const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/** Calls back on each change of an editor's text, and makes Tab indent; after Escape, Tab leaves the field, as Shift+Tab always does (WCAG 2.1.2). Returns the function that stops both. */
export function watchEditor(field: HTMLTextAreaElement | null | undefined, onChange: () => void): () => void {
  if (!field) return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let isLeaving = false;
  const handleKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key === 'Tab' && !isLeaving && !shiftKey && !ctrlKey && !altKey && !metaKey) {
      event.preventDefault();
      insertText(field, '  ');
    }
    if (!modifiers.includes(key)) isLeaving = key === 'Escape' || (isLeaving && key === 'Tab');
  };
  field.addEventListener('keydown', handleKey, { signal });
  field.addEventListener('blur', () => (isLeaving = false), { signal });
  field.addEventListener('input', onChange, { signal });
  // The event fires before the form is reset.
  field.form?.addEventListener('reset', () => setTimeout(onChange), { signal });
  return () => controller.abort();
}

function insertText(field: HTMLTextAreaElement, text: string): void {
  // Deprecated, but nothing else keeps the field's own undo history.
  if (field.ownerDocument.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
