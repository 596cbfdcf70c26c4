create or replace function private.help_words (
  words text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce((array_agg(w.word order by w.n))[1:24], '{}') from (
    select t.word, min(t.n) as n from regexp_split_to_table(
      -- Joiners are typed by one keyboard and left out by another.
      regexp_replace(lower(normalize(left(words, 400), nfkc)),
        '[\u0001-\u001f\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
      '[][ \t\n!"#$%&''()*+,./:;<=>?@\\^_`{|}~।॥–—‘’“”…₹-]+') with ordinality as t (word, n)
    where t.word <> '' group by t.word) as w
$function$;

comment on function private.help_words(text) is 'The words of a text in small letters, each once, in their order, 24 at most.';

revoke all on function private.help_words(text) from public;
