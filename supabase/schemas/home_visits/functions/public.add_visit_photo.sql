create or replace function public.add_visit_photo (
  order_id uuid,
  stage text,
  path text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.visit_to_photograph(add_visit_photo.order_id, add_visit_photo.stage);
begin
  perform private.bound(add_visit_photo.path, 200);
  if coalesce(add_visit_photo.stage not in ('before', 'after'), true)
      or not starts_with(coalesce(add_visit_photo.path, ''), o.id || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'visit-pictures'
        and s.name = add_visit_photo.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  if (select count(*) from private.visit_photos as p where p.order_id = o.id and p.stage = add_visit_photo.stage
      and p.path <> add_visit_photo.path) >= private.most_visit_photos() then
    perform private.refuse(429, 'too_many_pictures', 'No more photos of this visit can be taken.');
  end if;
  insert into private.visit_photos (path, order_id, stage, taken_by)
  values (add_visit_photo.path, o.id, add_visit_photo.stage, auth.uid()) on conflict do nothing;
  perform private.announce_detail(o);
end
$function$;

comment on function public.add_visit_photo(uuid, text, text) is 'Shows a stored photo of the work to the customer: stage before or after, four of each. Needs the right to orders. Refuses photo_not_now, picture_invalid, too_many_pictures.';

revoke all on function public.add_visit_photo(uuid, text, text) from public;

grant execute on function public.add_visit_photo(uuid, text, text) to authenticated, postgres;
