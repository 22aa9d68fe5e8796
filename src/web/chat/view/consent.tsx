/** The consent card and what stands there after a refusal. Neither sends or stores anything. */
import type { JSX } from "preact";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { chat, dispatch, named, text } from "./chat-context.ts";

/** Asks for the terms to be accepted. The server draws the same card into the shell. */
export function Consent({ showTerms }: { readonly showTerms: () => void }): JSX.Element {
  const { config } = chat().data;
  const [before, after] = named("consent.text").split("{terms}");
  return (
    <Card title="consent.title" top={<Avatar large />}>
      <p>
        {before}
        <a href={config.terms_url} target="_blank" rel="noopener">
          {text("consent.terms")}
        </a>
        {after}
      </p>
      <p class="muted">{text(`consent.retention.${config.retention_mode}`)}</p>
      {config.custom_terms && <Button look="text-button" label="consent.additional" run={showTerms} />}
      <div class="pair">
        <Button look="primary" label="consent.accept" run={() => dispatch({ type: "accepted" })} />
        <Button look="secondary" label="consent.refuse" run={() => dispatch({ type: "refused" })} />
      </div>
    </Card>
  );
}

/** Says that nothing happened. */
export function Refused(): JSX.Element {
  const { host } = chat();
  return (
    <Card title="refused.title">
      <p role="alert">{text("refused.text")}</p>
      <div class="pair">
        <Button look="secondary" label="refused.review" run={() => dispatch({ type: "reviewed" })} />
        {host && <Button look="secondary" label="dialog.close" run={host.close} />}
      </div>
    </Card>
  );
}
