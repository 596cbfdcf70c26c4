create or replace function private.about_professional (
  subject uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('title', r.name, 'vendor_id', r.vendor_id) from public.resources as r
  where r.id = about_professional.subject
$function$;

comment on function private.about_professional(uuid) is 'Whose name a review of a person has, and whose people answer it.';

revoke all on function private.about_professional(uuid) from public;
