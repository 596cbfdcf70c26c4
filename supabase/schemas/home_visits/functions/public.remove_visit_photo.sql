create or replace function public.remove_visit_photo (
  order_id uuid,
  path text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stage text := (select p.stage from private.visit_photos as p where p.path = remove_visit_photo.path
    and p.order_id = remove_visit_photo.order_id);
  o public.enhanced_orders := private.visit_to_photograph(remove_visit_photo.order_id, coalesce(stage, 'after'));
begin
  delete from private.visit_photos as p where p.path = remove_visit_photo.path and p.order_id = o.id;
  perform private.announce_detail(o);
end
$function$;

comment on function public.remove_visit_photo(uuid, text) is 'Takes back a photo of the work, for as long as one like it can be taken: later it is evidence for both parties. Needs the right to orders. Refuses photo_not_now.';

revoke all on function public.remove_visit_photo(uuid, text) from public;

grant execute on function public.remove_visit_photo(uuid, text) to authenticated, postgres;
