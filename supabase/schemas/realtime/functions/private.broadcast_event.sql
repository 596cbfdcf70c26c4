create or replace function private.broadcast_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  detail jsonb;
begin
  -- Of several events about the same thing in one transaction the last is enough.
  if exists (select from private.topic_log as l
      where l.topic = new.topic and l.seq > new.seq and l.xid = new.xid and l.event = new.event
        and l.payload - array['status', 'seq'] = new.payload - array['status', 'seq']) then
    return null;
  end if;
  detail := private.event_detail(new.topic, new.event, new.payload);
  -- Without the detail clients fetch what has changed: NOTIFY carries 8,000 bytes.
  if octet_length(detail::text) > 6000 then detail := null; end if;
  perform realtime.send(new.payload || coalesce(detail, '{}') || jsonb_build_object('topic_seq', new.seq),
    new.event, private.current_topic(new.topic), true);
  return null;
end
$function$;

comment on function private.broadcast_event() is 'Broadcasts a logged event together with what has changed (private.event_detail), as it is when the transaction commits.';

revoke all on function private.broadcast_event() from public;
