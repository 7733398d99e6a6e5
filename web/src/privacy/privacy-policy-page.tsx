import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { sections } from './policy.ts';
import styles from './privacy-policy-page.module.css';

/** For everyone, signed in or not (second document, section 2). */
export function PrivacyPolicyPage() {
  const signedIn = useSession() !== null;
  const back = signedIn
    ? { to: '/settings', label: 'Back to Settings' }
    : { to: '/login', label: 'Back to Sign In' };
  return (
    <div className={styles.frame}>
      <header className={`surface ${styles.bar}`}>
        <Brand renderRoot={(props) => <Link to={signedIn ? '/' : '/login'} {...props} />} />
      </header>
      <main className={`grid gap-4 ${styles.page}`}>
        <h1 className="t-1">Privacy Policy</h1>
        {sections.map(({ title, texts }) => (
          <section key={title}>
            <h2>{title}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <ButtonLink
          className={styles.back}
          icon={<ArrowLeft size={20} aria-hidden />}
          renderRoot={(props) => <Link to={back.to} {...props} />}
        >
          {back.label}
        </ButtonLink>
      </main>
    </div>
  );
}
