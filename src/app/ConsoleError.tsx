import { ApplicationError } from '@/layout/ApplicationError.tsx';

/** What is shown where the frame of the console itself fails; pages have a boundary of their own. */
export const ConsoleError = (props: {
  error: unknown;
  resetErrorBoundary: (...args: unknown[]) => void;
}) => <ApplicationError error={props.error} retry={() => props.resetErrorBoundary()} />;
