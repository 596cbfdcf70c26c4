create or replace function private.intent_of (
  asked text[]
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    select p.intent from private.assistant_phrases as p join private.assistant_intents as i on i.intent = p.intent
    cross join lateral (
      select min(best.fit) as weakest, sum(best.fit * length(best.word)) as letters from (
        select w.word, (select max(private.word_fit(a.word, w.word)) from unnest(asked) as a (word)) as fit
          from unnest(p.words) as w (word)) as best
    ) as fits
    where fits.weakest >= 0.5
      -- A greeting in front of a question is no answer to it.
      and (i.intent not in ('greeting', 'thanks') or cardinality(asked) <= 4)
    order by cardinality(p.words) desc, fits.letters desc, i.position limit 1);
end
$function$;

comment on function private.intent_of(text[]) is 'What is meant by a question''s words; null where nothing fits. Of several phrases that fit, the one with more words.';

revoke all on function private.intent_of(text[]) from public;
