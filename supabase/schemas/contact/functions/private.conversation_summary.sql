create or replace function private.conversation_summary (
  conversation_id uuid,
  role text,
  party_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce(private.conversation_state(conversation_summary.conversation_id),
      '{"is_open": false, "closes_at": null}') || jsonb_build_object(
    'server_now', now(),
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object(
        'role', c.with_role, 'name', private.party_name(c.with_role, c.with_id),
        'photo', (select k.photo from public.couriers as k where k.user_id = c.with_id),
        'is_there', private.other_part(c.conversation_id, c.with_role) is not null,
        'is_blocked', private.is_blocked(c), 'can_call', private.can_call(c),
        'has_messages', exists (select from private.conversation_messages as m
          where m.conversation_id = c.conversation_id
            and ((m.sender_role = c.role and m.from_id = c.party_id and m.to_role = c.with_role)
              or (m.to_role = c.role and m.to_id = c.party_id and m.sender_role = c.with_role))),
        'unread', (select count(*) from private.conversation_messages as m
          where m.conversation_id = c.conversation_id and m.to_role = c.role and m.to_id = c.party_id
            and m.sender_role = c.with_role
            and m.seq > coalesce((select r.last_seq from private.conversation_reads as r
              where r.conversation_id = c.conversation_id and r.role = c.role and r.reader_id = c.party_id
                and r.with_role = c.with_role), 0)),
        'canned', (select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'takes_minutes', s.takes_minutes)
            order by s.position), '[]')
          from private.canned_messages as s where s.role = c.role and s.with_role = c.with_role))
        order by c.with_role), '[]')
      from (select (conversation_summary.conversation_id, conversation_summary.role, conversation_summary.party_id,
            reached.with_role, coalesce(private.other_part(conversation_summary.conversation_id, reached.with_role),
          -- Whoever has left can still be named above what they wrote.
          (select case when m.from_id = conversation_summary.party_id then m.to_id else m.from_id end
            from private.conversation_messages as m where m.conversation_id = conversation_summary.conversation_id
              and ((m.sender_role = conversation_summary.role and m.from_id = conversation_summary.party_id
                  and m.to_role = reached.with_role)
                or (m.to_role = conversation_summary.role and m.to_id = conversation_summary.party_id
                  and m.sender_role = reached.with_role))
            order by m.seq desc limit 1)))::private.conversation as c
        from private.roles_reached(conversation_summary.conversation_id, conversation_summary.role)
          as reached (with_role)) as pairs,
        lateral (select (pairs.c).*) as c (conversation_id, role, party_id, with_role, with_id)
      where c.with_id is not null));
end
$function$;

comment on function private.conversation_summary(uuid, text, uuid) is 'Whom a party of a conversation may reach, as contacts returns it.';

revoke all on function private.conversation_summary(uuid, text, uuid) from public;
