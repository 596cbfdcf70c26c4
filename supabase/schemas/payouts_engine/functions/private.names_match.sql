create or replace function private.names_match (
  given text,
  known text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  with words as (
    select regexp_split_to_array(trim(upper(regexp_replace(given, '[^[:alpha:]]+', ' ', 'g'))), ' ') as a,
      regexp_split_to_array(trim(upper(regexp_replace(known, '[^[:alpha:]]+', ' ', 'g'))), ' ') as b
  ), sides as (
    select case when cardinality(a) <= cardinality(b) then a else b end as few,
      case when cardinality(a) <= cardinality(b) then b else a end as many from words
  )
  -- Every word of the shorter name is in the longer one, an initial as the beginning of one; one is written out.
  select cardinality(s.few) > 0 and not exists (select from unnest(s.few) as f where not exists (
      select from unnest(s.many) as m where m = f or (length(f) = 1 and starts_with(m, f))
        or (length(m) = 1 and starts_with(f, m))))
    and exists (select from unnest(s.few) as f where length(f) > 2 and f = any (s.many))
  from sides as s
$function$;

comment on function private.names_match(text, text) is 'Whether the name that a bank knows is the one that was given: its words in any order, initials for words.';

revoke all on function private.names_match(text, text) from public;
