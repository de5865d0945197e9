/** Whether the last component of a block is its result, shown without being rendered by the code. */
export const showsComponents = (language: string): boolean => language === 'jsx' || language === 'tsx';
