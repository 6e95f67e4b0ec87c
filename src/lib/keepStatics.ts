/**
 * Takes the place of the library that Emotion's `withTheme` copies static members with: it is part of
 * the sign-in page, and neither MUI nor the console calls `withTheme`.
 */
const keepStatics = <T>(target: T): T => target;

export default keepStatics;
