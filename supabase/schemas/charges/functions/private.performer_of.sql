create or replace function private.performer_of (
  order_id uuid,
  role text
)
  returns uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select p.user_id from private.order_parties as p
    where p.order_id = performer_of.order_id and p.role = performer_of.role and p.user_id is not null
    order by p.until_at is null desc, p.from_at desc limit 1);
end
$function$;

comment on function private.performer_of(uuid, text) is 'Who has a part in an order, or had it last: a share that falls due after the end is still theirs.';

revoke all on function private.performer_of(uuid, text) from public;
