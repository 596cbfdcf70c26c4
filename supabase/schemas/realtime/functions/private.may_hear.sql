create or replace function private.may_hear (
  topic text
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  named private.topics;
  subject text := split_part(topic, ':', 2);
  heard boolean;
begin
  if auth.uid() is null or topic is null or length(topic) > 100 or private.account_is_closed() then
    return false;
  end if;
  select * into named from private.topics as t where t.prefix = split_part(topic, ':', 1);
  if not found then return false; end if;
  -- Publishes only that something public has changed; clients then fetch what they may read.
  if named.may_hear is null then return topic = named.prefix; end if;
  if split_part(topic, ':', 3) <> '' or not pg_input_is_valid(subject, 'uuid') then return false; end if;
  execute format('select %s($1)', named.may_hear) into heard using subject::uuid;
  return coalesce(heard, false);
end
$function$;

comment on function private.may_hear(text) is 'Whether the caller may know what is published on a topic. All topics are private, and clients send nothing on them. user:<id> (the person): order {order_id, status, seq, card}, notification {id, notification}, wallet {balance_paise}, cart {}, roles {}, offer {offer_id, offer}, job {order_id, job, cash_in_hand_paise}, cash {}. order:<id> (its customer and its courier): order_event {seq, status}, delivery {state}, courier_position {lat, lng, heading, at, paused_since, eta}. vendor:<id> (its people): order {order_id, status, seq, order, step}, menu {item_id, vendor}, counter_deposit {}. region:<id> (administrators, its franchise): order {order_id, status, seq}, courier {courier_id}. settings (everybody signed in): setting {key, value} for a public setting, {} for another. user:<id> and vendor:<id> also carry what its own conversations about orders are about: message {order_id, message_seq, sender_role, to_role, message}, message_read {order_id, message_seq, reader_role, with_role}, contact {order_id}, call {order_id, call_id, state, reason, role, with_role, seconds}. renamed {} on any of them: ask live_topic for the new name.';

revoke all on function private.may_hear(text) from public;
