/** The tool that checks. */
export const CheckView = () => <></>;
