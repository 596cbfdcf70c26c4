create or replace function public.open_appeal_page (
  measure_id uuid,
  page integer
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  path text;
begin
  select m.appeal_files[open_appeal_page.page] into path from private.measures as m
  where m.id = open_appeal_page.measure_id and (m.appealed_by = caller or (private.has_role('admin')
    and m.state in ('in_force', 'notice', 'ending') and m.appeal_decided_at is null and m.by_id <> caller
    and m.agreed_by is distinct from caller
    and not private.is_of_provider(m.provider_kind, m.provider_id, caller)));
  if path is null then perform private.refuse(404, 'document_not_found', 'There is no such document.'); end if;
  insert into private.appeal_openings (measure_id, page, opened_by)
  values (open_appeal_page.measure_id, open_appeal_page.page, caller);
  return path;
end
$function$;

comment on function public.open_appeal_page(uuid, integer) is 'The path of a page of an appeal, for who appealed, and for administrators who may decide on it while it waits: the edge function provider-document-address makes a short-lived address of it. Each is logged and shown to who appealed. Refuses document_not_found.';

revoke all on function public.open_appeal_page(uuid, integer) from public;

grant execute on function public.open_appeal_page(uuid, integer) to authenticated, postgres;
