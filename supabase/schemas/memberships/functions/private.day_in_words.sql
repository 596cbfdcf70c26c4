create or replace function private.day_in_words (
  at timestamp with time zone
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select to_char(at at time zone 'Asia/Kolkata', 'DD/MM/YYYY')
$function$;

comment on function private.day_in_words(timestamp with time zone) is 'A day as messages name it, in every language alike.';

revoke all on function private.day_in_words(timestamp with time zone) from public;
