import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import type { GateRequest, Payment, PuzzleGate } from '../../lib/puzzle-gate.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { openCreditAccount } from './credit-storage.ts';
import { NO_ADS, type RewardProvider } from './provider.ts';
import type { RewardModalProps } from './RewardModal.tsx';

/** How long the modal may take to be downloaded. */
const MODAL_TIMEOUT_MS = 5000;

interface RewardGateOptions {
  /** Left out where everything is free. */
  readonly provider: RewardProvider | undefined;
  /** Downloads the modal with its texts. */
  readonly loadModal: () => Promise<ComponentType<RewardModalProps>>;
}

interface OpenGate {
  readonly Modal: ComponentType<RewardModalProps>;
}

/** Takes a credit, once only; without one `onTooPoor` is told: another tab may have spent it meanwhile. */
function paymentByCredit(onTooPoor: () => void): Payment {
  let isPaid = false;
  return (handOver) => {
    if (isPaid) handOver();
    else isPaid = openCreditAccount().buy(handOver);
    if (!isPaid) onTooPoor();
    return isPaid;
  };
}

/** The modal, from the moment that a request needs it; a second request, of a double click, is none. */
function useModal(loadModal: RewardGateOptions['loadModal']) {
  const [open, setOpen] = useState<OpenGate>();
  const current = useRef<GateRequest>(undefined);
  const show = useCallback(
    (request: GateRequest) => {
      if (current.current) return;
      current.current = request;
      const letThrough = () => {
        current.current = undefined;
        request.proceed();
      };
      void withTimeout(loadModal(), MODAL_TIMEOUT_MS, undefined).then((Modal) =>
        Modal ? setOpen({ Modal }) : letThrough(),
      );
    },
    [loadModal],
  );
  /** Closes it, and tells what it was for: of two presses, only the first. */
  const close = () => {
    const request = current.current;
    current.current = undefined;
    setOpen(undefined);
    return request;
  };
  const isBusy = useCallback(() => current.current !== undefined, []);
  return { open, show, close, isBusy };
}

/**
 * The gate between two puzzles: a new one costs a credit, and credits are earned in the modal, which
 * also comes before another difficulty. A modal that can't be downloaded lets the player through.
 */
export function useRewardGate({ provider, loadModal }: RewardGateOptions): {
  readonly gate: PuzzleGate;
  readonly modal: ReactNode;
  /** Whether the next puzzle is earned by a tip on the card of the solved one, and not in the modal. */
  readonly isTipDue: () => boolean;
} {
  const { open, show, close, isBusy } = useModal(loadModal);
  const proceed = useCallback(
    (request: GateRequest) =>
      request.proceed(
        request.reason === 'new-puzzle' ? paymentByCredit(() => show(request)) : undefined,
      ),
    [show],
  );
  const gate = useCallback(
    (request: GateRequest) => {
      if (isBusy()) return;
      if (!provider) request.proceed();
      else if (request.reason === 'new-puzzle' && openCreditAccount().balance() > 0) {
        proceed(request);
      } else show(request);
    },
    [provider, show, proceed, isBusy],
  );
  const onContinue = () => {
    const request = close();
    if (request) proceed(request);
  };
  const modal = open && provider && (
    <open.Modal
      provider={provider}
      onGranted={grantReward}
      onContinue={onContinue}
      onBack={close}
    />
  );
  const isTipDue = useCallback(
    () => provider === NO_ADS && openCreditAccount().balance() === 0,
    [provider],
  );
  return { gate, modal, isTipDue };
}

function grantReward() {
  openCreditAccount().grant();
}
