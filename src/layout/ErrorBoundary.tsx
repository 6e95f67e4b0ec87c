import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApplicationError } from './ApplicationError.tsx';

interface Props {
  /** A change of this value, such as the path, gives the children another chance. */
  resetKey?: string;
  /** What stands in for the children; the page that failed unless said otherwise. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  resetKey: string | undefined;
}

/** Shows the error of whatever it contains, instead of a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    return { error: null, failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page failed', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ error: null, failed: false });
    return (
      this.props.fallback?.(this.state.error, retry) ?? (
        <ApplicationError error={this.state.error} retry={retry} />
      )
    );
  }
}
