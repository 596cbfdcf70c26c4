create or replace function private.pages_arrived (
  owner uuid,
  files text[]
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not exists (select from unnest(files) as f where f is null or not starts_with(f, owner || '/') or not exists (
    select from storage.objects as o where o.bucket_id = 'provider-documents' and o.name = f))
$function$;

comment on function private.pages_arrived(uuid, text[]) is 'Whether pages that somebody names are stored, all in their own folder.';

revoke all on function private.pages_arrived(uuid, text[]) from public;
