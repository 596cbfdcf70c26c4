create or replace function private.most_visit_photos()
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select 4
$function$;

comment on function private.most_visit_photos() is 'How many photos a visit has before the work, and as many after it.';

revoke all on function private.most_visit_photos() from public;
