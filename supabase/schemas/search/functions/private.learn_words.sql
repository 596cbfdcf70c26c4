create or replace function private.learn_words (
  lines text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.search_vocabulary (word, skeleton, spelling)
  select distinct on (w.word) w.word, private.skeleton(w.word), left(p.part, 60)
  from (
    -- The same words come again and again: each is folded once.
    select distinct lower(s.part) as part from unnest(lines) as l (line)
    cross join lateral regexp_split_to_table(l.line, '[\s,()/+&:;"-]+') as s (part)
  ) as p
  cross join lateral unnest(private.words_in(p.part)) as w (word)
  where not exists (select from private.search_vocabulary as v where v.word = w.word)
  order by w.word, octet_length(p.part), p.part
  on conflict do nothing;
end
$function$;

comment on function private.learn_words(text[]) is 'Adds the words of some lines to those in use; in their order, so that two at once do not wait for each other in a circle.';

revoke all on function private.learn_words(text[]) from public;
