/** Keeps downshift from handling an event that is handled here. */
export function leaveToUs({ nativeEvent }: { readonly nativeEvent: Event }): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
