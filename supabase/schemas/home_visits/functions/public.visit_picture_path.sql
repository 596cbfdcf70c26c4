create or replace function public.visit_picture_path (
  order_id uuid,
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.visit_to_photograph(visit_picture_path.order_id, 'after');
  folder text := o.id || '/';
begin
  if coalesce(visit_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('visit-pictures', folder);
  -- Some are taken back and taken again.
  if private.pictures_in('visit-pictures', folder, '-infinity') >= 4 * private.most_visit_photos() then
    perform private.refuse(429, 'too_many_pictures', 'No more photos of this visit can be taken.');
  end if;
  return private.place_picture('visit-pictures', folder, visit_picture_path.extension);
end
$function$;

comment on function public.visit_picture_path(uuid, text) is 'Where the edge function visit-picture stores a photo of work at a home, sixteen a visit at most. Needs the right to orders. Refuses photo_not_now, picture_invalid, too_many_pictures.';

revoke all on function public.visit_picture_path(uuid, text) from public;

grant execute on function public.visit_picture_path(uuid, text) to authenticated, postgres;
