create or replace function public.document_openings (
  document_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  if not exists (select from private.provider_documents as d where d.id = document_openings.document_id
    and d.user_id = caller) then
    perform private.refuse(404, 'document_not_found', 'There is no such document of yours.');
  end if;
  return coalesce((select jsonb_agg(jsonb_build_object('at', o.at, 'by',
      case when o.opened_by = caller then 'owner' else 'reviewer' end, 'page', o.page) order by o.at desc)
    from (select * from private.document_openings as k where k.document_id = document_openings.document_id
      order by k.at desc limit 50) as o), '[]');
end
$function$;

comment on function public.document_openings(uuid) is 'Who has opened a document of the caller, the newest first: [{at, by: owner or reviewer, page}]. Refuses document_not_found.';

revoke all on function public.document_openings(uuid) from public;

grant execute on function public.document_openings(uuid) to authenticated, postgres;
