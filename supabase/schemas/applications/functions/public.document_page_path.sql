create or replace function public.document_page_path (
  application_id uuid,
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(document_page_path.application_id);
begin
  perform private.require_editable(a);
  return private.page_path(a.user_id, document_page_path.extension);
end
$function$;

comment on function public.document_page_path(uuid, text) is 'Where the edge function provider-document stores a page of a document. Refuses application_not_found, application_closed, picture_invalid, too_many_pictures.';

revoke all on function public.document_page_path(uuid, text) from public;

grant execute on function public.document_page_path(uuid, text) to authenticated, postgres;
