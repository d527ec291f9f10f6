import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { within } from '../../lib/within.ts';
import { openCreditAccount } from './credit-storage.ts';
import type { RewardProvider } from './provider.ts';
import type { RewardModalProps } from './RewardModal.tsx';

/** How long the modal may take to be downloaded, in milliseconds. */
const LOADING_PATIENCE = 5000;

/** What the player wants, and how to go on with it. */
export interface GateRequest {
  readonly reason: 'new-puzzle' | 'difficulty';
  readonly proceed: () => void;
}

interface RewardGateOptions {
  /** Left out where everything is free. */
  readonly provider: RewardProvider | undefined;
  /** Downloads the modal with its texts. */
  readonly loadModal: () => Promise<ComponentType<RewardModalProps>>;
}

interface OpenGate {
  readonly request: GateRequest;
  readonly Modal: ComponentType<RewardModalProps>;
}

/**
 * The gate between two puzzles: a new one costs a credit, and credits are earned in the modal, which
 * also comes before another difficulty. A modal that can't be downloaded lets the player through.
 */
export function useRewardGate({ provider, loadModal }: RewardGateOptions): {
  readonly gate: (request: GateRequest) => void;
  readonly modal: ReactNode;
} {
  const [open, setOpen] = useState<OpenGate>();
  /** The request that is being dealt with: a second one, of a double click, is none. */
  const current = useRef<GateRequest>(undefined);

  const gate = useCallback(
    (request: GateRequest) => {
      if (current.current) return;
      const isFree = !provider || (request.reason === 'new-puzzle' && openCreditAccount().spend());
      if (isFree) {
        request.proceed();
        return;
      }
      current.current = request;
      const letThrough = () => {
        current.current = undefined;
        request.proceed();
      };
      void within(loadModal(), LOADING_PATIENCE, undefined).then((Modal) =>
        Modal ? setOpen({ request, Modal }) : letThrough(),
      );
    },
    [provider, loadModal],
  );

  const close = () => {
    current.current = undefined;
    setOpen(undefined);
  };
  const onContinue = () => {
    const request = current.current;
    close();
    if (request?.reason === 'new-puzzle') openCreditAccount().spend();
    request?.proceed();
  };
  const modal = open && provider && (
    <open.Modal
      provider={provider}
      onGranted={grantReward}
      onContinue={onContinue}
      onBack={close}
    />
  );
  return { gate, modal };
}

function grantReward() {
  openCreditAccount().grant();
}
