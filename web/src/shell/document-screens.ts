import { lazyRouteComponent } from '@tanstack/react-router';

/** For a customer with a link, who has no account. */
export const signingScreen = {
  validateSearch: ({ share }: Record<string, unknown>): { share?: string } =>
    share === undefined ? {} : { share: String(share) },
  component: lazyRouteComponent(() => import('../documents/signing-page.tsx'), 'SigningPage'),
  staticData: { title: 'Sign' },
};

/** For a third person, who has no account and perhaps no network. */
export const verifyScreen = {
  component: lazyRouteComponent(() => import('../documents/verify-page.tsx'), 'VerifyPage'),
  staticData: { title: 'Check a signed document' },
};

/** A document of a job. */
export const documentScreen = {
  component: lazyRouteComponent(() => import('../documents/document-page.tsx'), 'DocumentPage'),
  staticData: { title: 'Document' },
};
