create or replace function private.may_see_order_picture (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.conversation_messages as m
    where m.picture = may_see_order_picture.name and private.reads_message(m))
$function$;

comment on function private.may_see_order_picture(text) is 'Whether the caller may read the message in which a picture was sent.';

revoke all on function private.may_see_order_picture(text) from public;

grant execute on function private.may_see_order_picture(text) to authenticated, postgres;
