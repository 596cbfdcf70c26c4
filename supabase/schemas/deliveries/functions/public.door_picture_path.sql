create or replace function public.door_picture_path (
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
  o public.enhanced_orders := private.job_at_door(door_picture_path.order_id);
  folder text := o.id || '/' || auth.uid() || '/';
begin
  if coalesce(door_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('door-pictures', folder);
  if private.pictures_in('door-pictures', folder, '-infinity') >= 5 then
    perform private.refuse(429, 'too_many_pictures', 'Five photos of a door are the most.');
  end if;
  return private.place_picture('door-pictures', folder, door_picture_path.extension);
end
$function$;

comment on function public.door_picture_path(uuid, text) is 'Where the edge function door-picture stores the courier''s photo of a door, five an order at most. Refuses order_not_found, not_at_door, picture_invalid, too_many_pictures.';

revoke all on function public.door_picture_path(uuid, text) from public;

grant execute on function public.door_picture_path(uuid, text) to authenticated, postgres;
