create or replace function private.open_order_conversation()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.conversations (id, subject_kind, subject_id) values (new.id, 'order', new.id);
  return null;
end
$function$;

comment on function private.open_order_conversation() is 'An order can be talked about from the moment it is placed.';

revoke all on function private.open_order_conversation() from public;
