create view private.job_offer_lines AS  SELECT f.courier_id,
    f.outcome,
    f.id AS offer_id,
    d.order_id,
    o.vendor_name,
    COALESCE(NULLIF(v.area, ''::text), v.address, first.landmark, first.address) AS pickup_area,
    first.lat AS pickup_lat,
    first.lng AS pickup_lng,
    COALESCE(last.landmark, last.address, (o.address ->> 'landmark'::text), (o.address ->> 'city'::text)) AS drop_area,
    last.lat AS drop_lat,
    last.lng AS drop_lng,
    f.distance_to_pickup_m,
    d.distance_m,
    d.pay_paise,
    (private.charged(o.id, VARIADIC ARRAY['tip'::text]))::integer AS tip_paise,
    (private.cash_due(o.id))::integer AS collect_cash_paise,
    o.payment_method,
    ( SELECT (COALESCE(sum(i.quantity), (0)::bigint))::integer AS "coalesce"
           FROM public.order_items i
          WHERE (i.order_id = o.id)) AS items_count,
    f.expires_at,
    now() AS server_now,
    private.ready_by(o.*) AS ready_by,
    o.trade,
    t.work,
    d.vehicle_class,
    private.job_detail_of(o.*, d.*, true) AS details
   FROM ((((((public.job_offers f
     JOIN public.jobs d ON ((d.id = f.job_id)))
     JOIN public.job_stops first ON (((first.job_id = d.id) AND (first.n = 1))))
     CROSS JOIN LATERAL private.last_stop(d.id) last(job_id, n, what, lat, lng, address, landmark, code_purpose, proof, arrived_at, done_at))
     JOIN public.enhanced_orders o ON ((o.id = d.order_id)))
     JOIN private.trades t ON ((t.trade = o.trade)))
     LEFT JOIN public.vendors v ON ((v.id = o.vendor_id)));

comment on view private.job_offer_lines is 'Offers with what their courier reads before accepting.';
