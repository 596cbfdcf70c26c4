create or replace function private.points_left (
  person uuid,
  at timestamp with time zone default null::timestamp with time zone
)
  returns table (
    lot_id bigint,
    points integer,
    expires_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  -- Without a moment all that is booked counts: now() is when a transaction began, and whoever had its turn before may
  -- have begun later.
  select l.id, (l.points + coalesce(sum(t.points), 0))::integer, l.expires_at
  from private.points as l left join private.points as t on t.lot_id = l.id
    and t.at <= coalesce(points_left.at, 'infinity')
  where l.user_id = person and l.kind = 'earned' and l.at <= coalesce(points_left.at, 'infinity')
    and l.expires_at > coalesce(points_left.at, now())
  group by l.id having l.points + coalesce(sum(t.points), 0) <> 0
$function$;

comment on function private.points_left(uuid, timestamp with time zone) is 'The lots of somebody that hold points, now or at another moment, whether or not what expired is booked. Below zero where points were turned into credit before their order was refunded: later ones make up for it.';

revoke all on function private.points_left(uuid, timestamp with time zone) from public;
