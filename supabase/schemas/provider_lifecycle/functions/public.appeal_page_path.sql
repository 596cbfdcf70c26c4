create or replace function public.appeal_page_path (
  measure_id uuid,
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.measure_of_speaker(appeal_page_path.measure_id);
  return private.page_path(auth.uid(), appeal_page_path.extension);
end
$function$;

comment on function public.appeal_page_path(uuid, text) is 'Where the edge function provider-document stores a page for an appeal. Refuses measure_not_found, measure_over, appealed_already, appeal_too_late, picture_invalid, too_many_pictures.';

revoke all on function public.appeal_page_path(uuid, text) from public;

grant execute on function public.appeal_page_path(uuid, text) to authenticated, postgres;
