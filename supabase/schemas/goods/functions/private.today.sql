create or replace function private.today()
  returns date
  language sql
  stable
  set search_path to ''
  AS $function$ select (now() at time zone 'Asia/Kolkata')::date $function$;

comment on function private.today() is 'The present day in India.';

revoke all on function private.today() from public;
