create or replace function public.parcel_picture_path (
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
  job public.jobs := private.require_job(parcel_picture_path.order_id);
  folder text := job.order_id || '/' || auth.uid() || '/';
begin
  if coalesce(parcel_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  if job.state in ('delivered', 'cancelled') or not exists (select from private.parcels as p
      where p.order_id = job.order_id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.take_turns('parcel-pictures', folder);
  if private.pictures_in('parcel-pictures', folder, '-infinity') >= 20 then
    perform private.refuse(429, 'too_many_pictures', 'Twenty photos of a parcel are the most.');
  end if;
  return private.place_picture('parcel-pictures', folder, parcel_picture_path.extension);
end
$function$;

comment on function public.parcel_picture_path(uuid, text) is 'Where the edge function parcel-picture stores the courier''s photo of a parcel, twenty an order at most. Refuses order_not_found, picture_invalid, too_many_pictures.';

revoke all on function public.parcel_picture_path(uuid, text) from public;

grant execute on function public.parcel_picture_path(uuid, text) to authenticated, postgres;
