create or replace function private.touch_updated_at()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

revoke all on function private.touch_updated_at() from public;
