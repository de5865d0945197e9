/** What browsers with the Network Information API tell of the connection. */
type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Whether the reader's connection is one that must not carry pages nobody asked for. */
export function isSavingData(navigator: Navigator): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
