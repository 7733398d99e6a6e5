import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../../ui/layout/definition-list.tsx';
import { useDraft } from '../intake/draft-context.tsx';
import { projectFacts } from './project-facts.ts';
import styles from './review-step.module.css';

/** A question, lines of notes and a long answer get the whole width. */
const isLong = (term: string, value: string) =>
  term.endsWith('?') || value.includes('\n') || value.length > 40;

/** Step 1 as it is signed. */
export function ProjectSummary() {
  const inspection = useDraft((view) => view.inspection);
  return (
    <Card title="Project Information Summary">
      <div className="stack gap-4">
        {projectFacts(inspection).map(({ title, facts }) => (
          <section key={title}>
            <h3 className={`w-700 text-small ${styles.group}`}>{title}</h3>
            <DefinitionList columns={4}>
              {facts.map(([term, value]) => (
                <Fact key={term} term={term} full={isLong(term, value)}>
                  {value}
                </Fact>
              ))}
            </DefinitionList>
          </section>
        ))}
      </div>
    </Card>
  );
}
