create or replace function private.open_import (
  vendor_id uuid,
  import_id uuid,
  kind text,
  label text,
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if open_import.import_id is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  insert into public.catalog_imports (id, vendor_id, made_by, kind, label)
  values (open_import.import_id, open_import.vendor_id, open_import.caller, open_import.kind,
    left(coalesce(trim(open_import.label), ''), 120))
  on conflict (id) do nothing;
  perform from public.catalog_imports as m where m.id = open_import.import_id and m.vendor_id = open_import.vendor_id
    and m.undone_at is null and m.made_at > now() - interval '1 hour' for no key update;
  if not found then perform private.refuse(409, 'import_closed', 'This import is over. Please start a new one.'); end
    if;
  perform set_config('angadi.import', open_import.import_id::text, true);
end
$function$;

comment on function private.open_import(uuid, uuid, text, text, uuid) is 'Begins an import, or goes on with one that began within the hour. Refuses import_closed, also for one of another vendor.';

revoke all on function private.open_import(uuid, uuid, text, text, uuid) from public;
