/** Whether the last component of a block is its result, even if the code does not render it. */
export const showsComponents = (language: string): boolean => language === 'jsx' || language === 'tsx';
