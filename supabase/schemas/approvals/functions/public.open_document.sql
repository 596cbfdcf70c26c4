create or replace function public.open_document (
  document_id uuid,
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
  d private.provider_documents;
  path text;
begin
  select k.* into d from private.provider_documents as k where k.id = open_document.document_id;
  if d.user_id is distinct from caller and not exists (select from public.provider_applications as p
      where private.reviews(p, caller) and p.user_id = d.user_id
        and d.id in (select (private.document_for(p, n.requirement)).id from private.needs_of(p) as n)) then
    perform private.refuse(404, 'document_not_found', 'There is no such document.');
  end if;
  path := d.files[open_document.page];
  if path is null then perform private.refuse(404, 'document_not_found', 'There is no such document.'); end if;
  insert into private.document_openings (document_id, page, opened_by) values (d.id, open_document.page, caller);
  return path;
end
$function$;

comment on function public.open_document(uuid, integer) is 'The path of a page of a document, for its owner and for the reviewer while assigned: the edge function provider-document makes a short-lived address of it. Each is logged and shown to the owner. Refuses document_not_found.';

revoke all on function public.open_document(uuid, integer) from public;

grant execute on function public.open_document(uuid, integer) to authenticated, postgres;
