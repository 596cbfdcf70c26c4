create or replace function private.words_in (
  line text
)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  between constant text := '´`%_\!"#$&()*+,-./:;<=>?@[]^{|}~·–—‘“”…।॥₹×•';
  cut text := private.fold(replace(replace(line, '''', ''), '’', ''));
begin
  cut := translate(cut, between, repeat(' ', length(between)));
  return array(
    select w.word from (
      -- A plural counts as the singular.
      select left(case when length(part) >= 4 and part like '%s' then left(part, -1) else part end, 40) as word,
        min(n) as n
      from regexp_split_to_table(cut, '\s+') with ordinality as p (part, n)
      where part <> '' group by 1
    ) as w order by w.n limit 40);
end
$function$;

comment on function private.words_in(text) is 'The folded words of a text, each once, in their order; at most 40 words of 40 letters.';

revoke all on function private.words_in(text) from public;
