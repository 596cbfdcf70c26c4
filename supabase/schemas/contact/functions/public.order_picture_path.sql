create or replace function public.order_picture_path (
  conversation_id uuid,
  as_role text,
  to_role text,
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation := private.open_conversation(order_picture_path.conversation_id, as_role,
    order_picture_path.to_role);
  folder text := c.conversation_id || '/' || auth.uid() || '/';
begin
  if coalesce(order_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('order-pictures', folder);
  if private.pictures_in('order-pictures', folder, '-infinity') >= 20 then
    perform private.refuse(429, 'too_many_pictures', 'Twenty pictures are the most one can send about an order.');
  end if;
  return private.place_picture('order-pictures', folder, order_picture_path.extension);
end
$function$;

comment on function public.order_picture_path(uuid, text, text, text) is 'Where a picture of a conversation is stored before it is sent, by the function that looks into it.';

revoke all on function public.order_picture_path(uuid, text, text, text) from public;

grant execute on function public.order_picture_path(uuid, text, text, text) to authenticated, postgres;
