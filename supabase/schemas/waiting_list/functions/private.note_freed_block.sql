create or replace function private.note_freed_block()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.note_freed(old.resource_id, null, old.during, (select r.capacity from public.resources as r
    where r.id = old.resource_id), true);
  return null;
end
$function$;

revoke all on function private.note_freed_block() from public;
