create or replace function private.reminder_days()
  returns smallint[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select '{30,15,7,1}'::smallint[]
$function$;

comment on function private.reminder_days() is 'How many days before a paper''s last day its owner is reminded (field notes 2.17).';

revoke all on function private.reminder_days() from public;
