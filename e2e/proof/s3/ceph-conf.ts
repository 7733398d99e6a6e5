interface Place {
  folder: string;
  fsid: string;
  monitorPort: number;
  gatewayPort: number;
}

/** The smallest cluster that serves S3: one monitor, one store in memory, one gateway; every part requires keys. */
export const cephConf = ({ folder, fsid, monitorPort, gatewayPort }: Place) => `[global]
fsid = ${fsid}
mon_host = v2:127.0.0.1:${monitorPort}
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_ipv6 = false
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
keyring = ${folder}/keyring
log_file = ${folder}/$type.log
run_dir = ${folder}
admin_socket =
pid_file =
mon_data = ${folder}/mon
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
osd_data = ${folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 6442450944
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off

[client]
rgw_data = ${folder}/gateway
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;
